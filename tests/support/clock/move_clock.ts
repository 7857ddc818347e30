/**
 * Moves the clock of whoever runs it by so many milliseconds. It names nothing outside itself: it is also run as text, in
 * a browser and in the window of a page.
 */
export function moveClock(offset: number) {
  const { Date: Real } = globalThis
  const now = () => Real.now() + offset
  const Moved = new Proxy(Real, {
    construct: (real, given, as) => Reflect.construct(real, given.length ? given : [now()], as),
    apply: () => new Real(now()).toString(),
    get: (real, name, receiver) => (name === 'now' ? now : Reflect.get(real, name, receiver)),
  })
  Real.prototype.constructor = Moved
  globalThis.Date = Moved
}
