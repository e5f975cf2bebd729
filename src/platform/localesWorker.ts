// Runs in a worker, while the scripts are on their way. The first formatter of a process has the browser look through every
// locale it knows: 15 to 45 ms that the first price or plural would keep a shopper's tap waiting for, in the middle of
// hydration. All threads of the process share what was found. Nothing depends on it.
Intl.NumberFormat('it').format(0)
Intl.DateTimeFormat('it').format(0)
new Intl.PluralRules('it').select(0)
close()
