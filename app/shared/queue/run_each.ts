import logger from '@adonisjs/core/services/logger'

/** Runs the work for each item in turn. A failure is logged, and the other items follow. */
export async function runEach<Item>(
  items: readonly Item[],
  failure: { message: string; describe: (item: Item) => object },
  work: (item: Item) => Promise<unknown>
) {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      logger.error({ err: error, ...failure.describe(item) }, failure.message)
    }
  }
}
