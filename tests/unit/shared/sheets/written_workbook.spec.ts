import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { readSheet, writeWorkbook } from '#shared/sheets/sheet'
import { createTemplateSheet } from '#shipping/batches/batch_sheet'

test.group('A workbook that is downloaded', () => {
  test('is written in a thread, so that others are served meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const asked: string[] = []
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (question: { name: string }) {
      asked.push(question.name)
      post.call(this, question)
    }
    cleanup(() => void (Worker.prototype.postMessage = post))
    const { content } = await createTemplateSheet('xlsx')
    assert.deepEqual(asked, ['workbookBytes'])
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
