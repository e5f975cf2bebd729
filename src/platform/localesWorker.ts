// Runs in a worker while the scripts load. The first `Intl` formatter of a process loads all locale data, which takes
// 15 to 45 ms in the middle of hydration. All threads of the process share that data, so the worker takes this time off
// the main thread. Nothing depends on the worker.
Intl.NumberFormat('it').format(0)
Intl.DateTimeFormat('it').format(0)
new Intl.PluralRules('it').select(0)
close()
