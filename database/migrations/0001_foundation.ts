import { QueueSchemaService } from '@adonisjs/queue'
import { Migration } from '#database/migration'

/** Extensions, schemas and the tables that the framework and every module need. */
export default class extends Migration {
  async up() {
    this.#database()
    this.#dataVersions()
    this.#framework()
  }

  #database() {
    for (const extension of ['pg_trgm', 'btree_gin', 'btree_gist'])
      this.schema.raw(`create extension if not exists ${extension}`)
    // The schemas hold monthly partitions, archived partitions, tariff drafts and past tariffs.
    for (const schema of ['months', 'archive', 'drafts', 'past'])
      this.schema.raw(`create schema if not exists ${schema}`)
    this.load('partitions')

    // A copied or restored database keeps its `id`; a newly created database gets another.
    this.schema.raw(`
      create table database_identity (
        is_only boolean primary key default true check (is_only),
        id uuid not null default gen_random_uuid()
      );
      insert into database_identity default values;
    `)

    this.schema.createTable('archived_partitions', (table) => {
      table.string('name', 63).primary()
      table.string('table_name', 63).notNullable()
      // `columns` that the digest covers: those that an erasure may still blank are left out.
      table.jsonb('columns').notNullable()
      table.bigInteger('rows').notNullable()
      table.string('digest', 40).notNullable()
      table.timestamp('archived_at').notNullable().defaultTo(this.now())
      table.timestamp('frozen_at').nullable()
    })
  }

  #dataVersions() {
    // `data_versions` counts changes of the data that processes keep in memory.
    this.schema.createTable('data_versions', (table) => {
      table.string('name', 20).primary()
      table.bigInteger('version').notNullable()
    })
    this.schema.raw(`insert into data_versions (name, version)
      select unnest(array['settings', 'places', 'catalogue', 'tariff', 'goods', 'lanes']), 1`)

    // `data_changes`: data that a running transaction has changed; deleted before its commit.
    this.schema.createTable('data_changes', (table) => {
      table.bigInteger('xid').notNullable()
      table.string('name', 20).notNullable()
      table.bigInteger('stamp').notNullable()
      table.primary(['xid', 'name'])
    })

    this.schema.raw('create sequence data_stamps')
    // This trigger runs at the commit, name by name, so that saved prices never deadlock.
    this.trigger(
      `data_changes_published after insert on data_changes
      deferrable initially deferred for each row execute function publish_data_changes()`,
      'constraint trigger'
    )
  }

  #framework() {
    this.schema.createTable('sessions', (table) => {
      table.string('id').primary()
      table.text('data').notNullable()
      table.string('user_id').nullable().index()
      table.timestamp('expires_at').notNullable().index()
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigInteger('expire').unsigned()
    })

    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })

    this.schema.createTable('download_tokens', (table) => {
      table.string('token_hash', 64).primary()
      table.string('document', 10).notNullable()
      table.jsonb('subject').notNullable()
      table.timestamp('expires_at').notNullable().index()
    })
  }
}
