import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { isWithin, measuredScripts } from '#tests/measure/script_sizes'

test.group('The scripts of a first visit', () => {
  test('are few and small enough for a slow phone', ({ assert }) => {
    const tooMuch = measuredScripts(app.publicPath()).filter((page) => !isWithin(page))
    assert.deepEqual(tooMuch, [])
  })
})
