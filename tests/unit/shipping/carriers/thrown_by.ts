/** Returns the error that a call throws; fails if the call succeeds. */
export async function thrownBy(call: Promise<unknown> | (() => Promise<unknown>)): Promise<any> {
  const answer = typeof call === 'function' ? call() : call
  return answer.then(
    (result) => {
      throw new Error(`It answered ${JSON.stringify(result)}`)
    },
    (error: Error) => error
  )
}
