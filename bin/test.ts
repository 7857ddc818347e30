process.env.NODE_ENV = 'test'
process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3334'
process.env.SESSION_DRIVER ??= process.env.REDIS_URL ? 'redis' : 'memory'

const { databaseClock } = await import('../tests/support/clock/clock.js')
await databaseClock.move(process.env.DATABASE_URL!)

const { configure, processCLIArgs, run } = await import('@japa/runner')
const { failToStart, ignite } = await import('./ignitor.js')

ignite()
  .tap((app) => {
    app.booting(() => {
      app.rcFile.directories.public = process.env.PUBLIC_FOLDER ?? 'public'
    })
    // The pages are already built, so a Vite server would only cost time.
    app.booted(async () => {
      const vite = await app.container.make('vite')
      vite.createDevServer = async () => {}
    })
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch(failToStart)
export {}
