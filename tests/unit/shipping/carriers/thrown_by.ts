/** Returns the error of a call that must fail. */
export async function thrownBy(call: Promise<unknown> | (() => Promise<unknown>)): Promise<any> {
  const answer = typeof call === 'function' ? call() : call
  return answer.then(
    (kept) => {
      throw new Error(`It answered ${JSON.stringify(kept)}`)
    },
    (error: Error) => error
  )
}
