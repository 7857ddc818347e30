import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { listPorts, port } from '#shared/port'

test.group('A port', () => {
  test('declared in the product has a provider', async ({ assert }) => {
    const files = globSync('app/**/*.ts', { cwd: app.makePath() })
    const declaring = files.filter((file) =>
      /= port</.test(readFileSync(app.makePath(file), 'utf8'))
    )
    for (const file of declaring) await import(app.makeURL(file).href)
    assert.isAtLeast(listPorts().length, declaring.length)
    const missing = listPorts().filter(({ isProvided }) => !isProvided)
    assert.deepEqual(
      missing.map(({ name }) => name),
      []
    )
  })

  test('refuses a second provider', ({ assert }) => {
    const numbers = port<number[]>('numbers of a test')
    numbers.provide([1])
    assert.throws(() => numbers.provide([2]), 'The numbers of a test are provided twice')
    assert.deepEqual(numbers.provided, [1])
  })

  test('says its name when it is used without a provider', ({ assert, cleanup }) => {
    const words = port<string>('words of a test')
    cleanup(() => words.provide('A word'))
    assert.throws(() => words.provided, 'Nothing provides the words of a test: see start/ports.ts')
  })
})
