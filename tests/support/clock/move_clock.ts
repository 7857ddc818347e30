/**
 * Moves the clock of this realm by `offset` milliseconds; a test may still replace and restore
 * `Date.now`. The function must not use anything outside itself: its text also runs in browsers and
 * in the windows of page tests.
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
