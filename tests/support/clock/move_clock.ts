/**
 * Moves the clock of the current realm by `offset` milliseconds. It must not reference anything
 * outside itself, because it also runs as text in a browser and in a page's window. A test may
 * replace `Date.now` and restore it.
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
