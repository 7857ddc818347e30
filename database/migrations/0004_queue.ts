import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

/** Tables in the shape that the queue asks for. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })
  }

  async down() {
    this.schema.dropTable('queue_schedules')
    this.schema.dropTable('queue_jobs')
  }
}
