import { BaseSchema } from '@adonisjs/lucid/schema'

/** The provider and the retail customers exist wherever the product runs; businesses start at 3. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      insert into organizations (id, name) values (1, 'Sendam'), (2, 'Retail customers');
      select setval('organizations_id_seq', 2);
    `)
  }

  async down() {
    this.schema.raw('delete from organizations where id in (1, 2)')
  }
}
