/**
 * Moves the clock of whoever runs it by so many milliseconds. It names nothing outside itself: it is also run as text, in
 * a browser and in the window of a page. A test may put another `Date.now` in place of this one, and put this one back.
 */
export function moveClock(offset: number) {
  const { Date: Real } = globalThis
  const realNow = Real.now
  const now = () => realNow() + offset
  const Moved = new Proxy(Real, {
    construct: (real, given, as) => Reflect.construct(real, given.length ? given : [now()], as),
    apply: () => new Real(now()).toString(),
  })
  Real.now = now
  Real.prototype.constructor = Moved
  globalThis.Date = Moved
}
