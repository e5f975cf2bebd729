// Loaded before a host's own code: its clock differs from the machine's by CLOCK_OFFSET_MS.

const offset = Number(process.env['CLOCK_OFFSET_MS'])
const { now } = Date
const movedNow = () => now() + offset

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [movedNow()] : values, newTarget),
  get: (target, name) => (name === 'now' ? movedNow : Reflect.get(target, name)),
})
