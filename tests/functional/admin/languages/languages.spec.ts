import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadTranslationEdits } from '#shared/languages/translation_edits'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'

const KEY = 'tracking.form.title'

type Row = { key: string; english: string; text: string; isDraft: boolean; signedBy: string | null }

test.group('Translations edited by staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await loadTranslationEdits()
    // Translations are cached in this process, so the cache must be reset with the rows.
    return async () => {
      await db.rawQuery('delete from message_translations; delete from message_signatures')
      await loadTranslationEdits()
    }
  })

  async function staff(client: Parameters<typeof apiClientOf>[0]) {
    const ask = await apiClientOf(client, 'admin@sendam.test')
    const rowOf = async (key: string): Promise<Row> => {
      const answer = await ask('get', '/language/ha/message')
      return answer.body().data.find((row: Row) => row.key === key)
    }
    const edit = (text: string, was: string) =>
      ask('put', `/language/ha/message/${KEY}`, { text, was })
    const sign = (...messages: Pick<Row, 'key' | 'text'>[]) =>
      ask('post', '/language/ha/signature', { messages })
    const isDraft = async (key: string) => {
      const row = await rowOf(key)
      return row.isDraft
    }
    return { ask, rowOf, isDraft, edit, sign }
  }

  test('are shown beside the English, and are drafts until signed', async ({ client, assert }) => {
    const { rowOf, sign } = await staff(client)
    const before = await rowOf(KEY)
    assert.deepEqual([before.english, before.isDraft], ['Track a shipment', true])
    const signed = await sign(before)
    assert.equal(signed.status(), 200)
    const after = await rowOf(KEY)
    assert.isFalse(after.isDraft)
    assert.isNotNull(after.signedBy)
    const audit = await db.from('audit_entries').where({ action: 'message.sign' }).first()
    assert.equal(audit.subject_id, `ha ${KEY}`)
  })

  test('appear on the page at once, and are drafts again unless the signed text is restored', async ({
    client,
    assert,
  }) => {
    const { rowOf, isDraft, edit, sign } = await staff(client)
    const { text } = await rowOf(KEY)
    await sign({ key: KEY, text })
    const saved = await edit('Bi sawun kaya', text)
    assert.equal(saved.status(), 200)
    assert.isTrue(await isDraft(KEY))
    const page = await client.get('/track?lang=ha')
    assert.include(page.text(), 'Bi sawun kaya')
    await edit(text, 'Bi sawun kaya')
    assert.isFalse(await isDraft(KEY))
  })

  test('remove the page’s draft notice once all its texts are signed', async ({
    client,
    assert,
  }) => {
    const { ask, sign } = await staff(client)
    const list = await ask('get', '/language/ha/message')
    const draft = await client.get('/track?lang=ha')
    assert.match(draft.text(), /role="note"/)
    await sign(...list.body().data.map(({ key, text }: Row) => ({ key, text })))
    const page = await client.get('/track?lang=ha')
    assert.notMatch(page.text(), /role="note"/)
  })

  test('are editable only for pages that exist in the language', async ({ client, assert }) => {
    const { ask, rowOf } = await staff(client)
    const key = 'landing.hero.title'
    assert.isUndefined(await rowOf(key))
    const text = 'Aika kaya'
    const refused = await ask('put', `/language/ha/message/${key}`, { text, was: text })
    assert.equal(refused.status(), 404)
    const french = await ask('get', '/language/fr/message')
    assert.containsSubset(french.body().data, [{ key, isDraft: false }])
  })

  test('keep the placeholders of the English, and refuse an outdated edit or signature with 409', async ({
    client,
    assert,
  }) => {
    const { ask, rowOf, edit, sign } = await staff(client)
    const key = 'tracking.page.title'
    const { text: was } = await rowOf(key)
    const write = (text: string) => ask('put', `/language/ha/message/${key}`, { text, was })
    const refusalOf = async (text: string) => {
      const answer = await write(text)
      return answer.body().errors[0].message
    }
    assert.equal(await refusalOf('Bibiya'), '{number} is missing')
    assert.equal(await refusalOf('Bibiya {number} {name}'), 'The English text has no {name}')
    assert.equal(await refusalOf('Bibiya {number'), 'A { is not closed')
    const title = await rowOf(KEY)
    await edit('Bi sawun kaya', title.text)
    const answers = [
      await edit('Wani abu', title.text),
      await sign({ key: KEY, text: title.text }),
      await ask('get', '/language/en/message'),
    ]
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [409, 409, 404]
    )
  })

  test('are listed in pages by state, page and words, with counts of the English texts', async ({
    client,
    assert,
  }) => {
    const { rowOf, sign } = await staff(client)
    const session = await PageSession.signedIn('admin@sendam.test')
    const list = async (query: string) => {
      const deferred = {
        component: 'admin/languages/languages',
        only: 'messages,languages,states,pages',
      }
      const { props } = await session.visit(`/admin/languages?language=ha&${query}`, deferred)
      const { data, metadata } = props.messages
      const keys = data.map(({ key }: Row) => key)
      return { ...props, data, keys, total: metadata.total }
    }
    const all = await list('')
    const hausa = all.languages.find(({ code }: { code: string }) => code === 'ha')
    assert.equal(all.total, hausa.total)
    assert.equal(hausa.drafts + hausa.missing, hausa.total)
    assert.lengthOf(all.data, 25)
    const missing = await list('state=missing&group=landing')
    assert.containsSubset(missing.data, [{ key: 'landing.hero.title', text: null }])
    const landing = missing.pages.find((page: { group: string }) => page.group === 'landing')
    assert.equal(landing.count, missing.total)

    const { text } = await rowOf(KEY)
    const drafts = await list('state=draft&group=tracking')
    await sign({ key: KEY, text })
    const [released, rest] = [
      await list('state=released'),
      await list('state=draft&group=tracking'),
    ]
    assert.deepEqual(released.keys, [KEY])
    assert.equal(rest.total, drafts.total - 1)
    const found = await list('search=TITLE%20track%20shipment&group=tracking&page=99')
    assert.include(found.keys, KEY)
    assert.equal(found.listQuery.page, '1')
  })
})
