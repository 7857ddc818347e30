import { test } from '@japa/runner'
import {
  type TestOutcome,
  type TestReport,
  testSummary,
} from '../../../bin/runtime/test_summary.js'

const ran = (output: string, given: Partial<TestOutcome> = {}): TestOutcome => ({
  suite: 'unit',
  succeeded: true,
  output,
  ...given,
})

const linesOf = (report: TestReport, ms = 0) => testSummary(report, ms).text.split('\n')

const lastLine = (...outcomes: TestOutcome[]) => linesOf({ outcomes }).at(-1)

test.group('Summary of a test run', () => {
  test('ends with "{line}"')
    .with([
      { output: 'Tests  12 passed (12)', succeeded: true, line: '12 passed, 0 failed' },
      { output: 'Tests  11 passed, 1 failed (12)', succeeded: false, line: '11 passed, 1 failed' },
      { output: 'Tests  3 failed (3)', succeeded: false, line: '0 passed, 3 failed' },
      {
        output: '\u001b[2mTests\u001b[22m  \u001b[32m2 passed\u001b[39m \u001b[2m(2)\u001b[22m',
        succeeded: true,
        line: '2 passed, 0 failed',
      },
    ])
    .run(({ assert }, { output, succeeded, line }) => {
      const printed = ` PASSED \n\n${output}\n Time  8s\n`
      assert.equal(lastLine(ran(printed, { succeeded })), line)
    })

  test('counts a crash before the first test as a failure', ({ assert }) => {
    const crashed = ran('Error: connection refused', { succeeded: false })
    assert.equal(lastLine(crashed), '0 passed, 1 failed')
  })

  test('counts a process that failed after its tests passed as a failure', ({ assert }) => {
    const failed = ran('Tests  5 passed (5)', { succeeded: false })
    assert.equal(lastLine(failed), '5 passed, 1 failed')
  })

  test('counts type errors and lint errors as failures', ({ assert }) => {
    const outcomes = [ran('Tests  5 passed (5)')]
    const complaints = ['The type check failed:', 'The lint check failed:']
    const { text, succeeded } = testSummary({ outcomes, complaints }, 0)
    assert.match(text, /\n5 passed, 2 failed$/)
    assert.isFalse(succeeded)
    for (const complaint of complaints) assert.include(text, complaint)
  })

  test('names each failed test in one line, so that the end of a log is enough', ({ assert }) => {
    const output = [
      '\u001b[41m ERRORS \u001b[49m',
      '',
      '\u001b[31m❯ Wallets / are sound\u001b[39m',
      '',
      'ℹ Error: deadlock detected',
      '',
      ' ⁃ at Parser.parse (node_modules/pg-protocol/src/parser.ts:105:30)',
      '',
      ' ❯ 69 ┃      await sound()',
      '',
      '❯ Alone',
      '',
      '- Expected  - 2',
      '+ Received  + 1',
      '',
      'ℹ AssertionError: expected 1 to equal 2',
      ' FAILED ',
      'Tests  2 failed (2)',
    ].join('\n')
    assert.deepEqual(linesOf({ outcomes: [ran(output, { succeeded: false })] }).slice(0, 2), [
      '✖ Wallets / are sound: Error: deadlock detected',
      '✖ Alone: AssertionError: expected 1 to equal 2',
    ])
  })

  test('ignores the same line printed by a test', ({ assert }) => {
    const output = 'Tests  99 passed (99)\nmore\nTests  1 passed (1)\n'
    assert.equal(lastLine(ran(output)), '1 passed, 0 failed')
  })

  test('counts a run without tests as a failure', ({ assert }) => {
    const { text, succeeded } = testSummary({ outcomes: [ran(' NO TESTS EXECUTED ')] }, 0)
    assert.match(text, /^0 passed, 1 failed$/m)
    assert.isFalse(succeeded)
  })
})

test.group('Summary of several processes', () => {
  const browser = (passed: number, given: Partial<TestOutcome> = {}) =>
    ran(`Tests  ${passed} passed (${passed})`, { suite: 'browser', isUnseen: true, ...given })

  test('sums tests by suite in the line before the last', ({ assert }) => {
    const outcomes = [ran('Tests  7 passed (7)'), browser(2), browser(3)]
    const steps = [
      { name: 'types', ms: 31_400 },
      { name: 'lint', ms: 62_000 },
    ]
    assert.deepEqual(linesOf({ outcomes, steps }, 700_000), [
      'unit 7, browser 5 tests in 11 min 40 s; types 31 s; lint 1 min 2 s',
      '12 passed, 0 failed',
    ])
  })

  test('shows how long each suite took, from its first start to its last end', ({ assert }) => {
    const part = (suite: string, tests: number, startedAt: number, endedAt: number) => ({
      suite,
      tests,
      startedAt,
      endedAt,
    })
    const first = browser(9, {
      parts: [part('browser', 2, 0, 9_000), part('pages', 7, 9_000, 60_000)],
    })
    const other = browser(4, { parts: [part('browser', 4, 4_000, 11_000), part('pages', 0, 1, 2)] })
    const [numbers] = linesOf({ outcomes: [first, other] }, 61_000)
    assert.equal(numbers, 'browser 6 (11 s), pages 7 (51 s) tests in 1 min 1 s')
  })

  test('counts a process that crashed or ran no test of its files as a failure', ({ assert }) => {
    const crashed = browser(0, { output: 'Segmentation fault', succeeded: false })
    const lines = linesOf({ outcomes: [browser(2), crashed] })
    assert.include(lines, 'Segmentation fault')
    assert.equal(lines.at(-1), '2 passed, 1 failed')
    const empty = browser(0, { output: ' NO TESTS EXECUTED ' })
    assert.equal(lastLine(browser(2), empty), '2 passed, 1 failed')
  })

  test('accepts a process that found no files left, unless it crashed', ({ assert }) => {
    const idle = browser(0, { output: ' NO TESTS EXECUTED ', isIdle: true })
    assert.equal(lastLine(browser(2), idle), '2 passed, 0 failed')
    assert.equal(lastLine(browser(2), { ...idle, succeeded: false }), '2 passed, 1 failed')
  })

  test('names a failure at another moment with the command that repeats it', ({ assert }) => {
    const at = {
      name: 'leap_day',
      clock: '2028-02-29T12:00:00+01:00',
      zone: 'Asia/Kolkata',
      locale: 'de_DE.UTF-8',
    }
    const output = [
      'ERRORS',
      '❯ Pickups / come on Mondays',
      'ℹ AssertionError: expected 1 to equal 2',
      ' ⁃ at Object.executor (tests/browser/shipping/pickups.spec.ts:72:14)',
      'Tests  1 passed, 1 failed (2)',
    ].join('\n')
    const suite = 'browser pages functional'
    const lines = linesOf({ outcomes: [browser(1, { suite, output, succeeded: false, at })] })
    const again =
      'TEST_CLOCK=2028-02-29T12:00:00+01:00 TZ=Asia/Kolkata LC_ALL=de_DE.UTF-8 npm test --'
    assert.equal(lines[0], `At leap_day: ${again} ${suite}`)
    assert.deepEqual(lines.slice(6, 8), [
      '✖ Pickups / come on Mondays: AssertionError: expected 1 to equal 2',
      `  (leap_day) ${again} browser --files=tests/browser/shipping/pickups.spec.ts`,
    ])
  })

  test('names the other moments at which a part ran', ({ assert }) => {
    const at = (name: string, given = {}) =>
      browser(2, { at: { name, clock: '', zone: '', locale: '' }, ...given })
    const last = { output: ' NO TESTS EXECUTED ', isIdle: true }
    const outcomes = [browser(3), at('leap_day'), at('new_year'), at('christmas', last)]
    assert.equal(
      linesOf({ outcomes, steps: [{ name: 'lint', ms: 2_000 }] }, 9_000)[0],
      'browser 7 tests in 9 s; a part of them at leap_day and new_year; lint 2 s'
    )
    assert.equal(linesOf({ outcomes: [at('leap_day')] }, 9_000)[0], 'browser 2 tests in 9 s')
  })

  test('shows the output of a failed process, and not that of a successful one', ({ assert }) => {
    const failed = browser(1, { output: 'ERRORS\nTests  1 passed, 1 failed (2)', succeeded: false })
    const [errors, , numbers] = linesOf({ outcomes: [browser(2), failed] }, 9_000)
    assert.equal(errors, 'ERRORS')
    assert.equal(numbers, 'browser 4 tests in 9 s')
  })

  test('names a fault that was found after the last test', ({ assert }) => {
    const output = '✖ app/rows.ts:3 "id" is number, not string\nTests  2 passed (2)'
    const lines = linesOf({ outcomes: [browser(2, { output, succeeded: false })] })
    assert.equal(lines.at(-3), '✖ app/rows.ts:3 "id" is number, not string')
    assert.equal(lines.at(-1), '2 passed, 1 failed')
  })
})
