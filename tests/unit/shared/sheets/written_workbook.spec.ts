import { test } from '@japa/runner'
import { readSheet, writeWorkbook } from '#shared/sheets/sheet'
import { createTemplateSheet } from '#shipping/batches/batch_sheet'
import { recordThreadTasks } from '#tests/support/thread_tasks'

test.group('Downloaded workbook', () => {
  test('is written in a worker thread, so that other requests go on', async ({
    assert,
    cleanup,
  }) => {
    const tasks = recordThreadTasks(cleanup)
    const { content } = await createTemplateSheet('xlsx')
    assert.deepEqual(tasks, ['workbookBytes'])
    assert.isTrue(Buffer.isBuffer(content))
  })

  test('keeps texts as texts', async ({ assert }) => {
    const cells = ['08031234567', '=1+1', 'Adébáyọ̀', '2.5']
    const headers = ['Phone', 'Formula', 'Name', 'Weight']
    const bytes = await writeWorkbook(headers, [[...cells.slice(0, 3), 2.5]])
    const { rows } = await readSheet(bytes, { rows: 5, columns: 5 })
    assert.deepEqual(rows, [{ row: 2, cells }])
  })
})
