import { test } from '@japa/runner'
import { testSummary } from '../../../bin/runtime/test_summary.js'

test.group('The last line of a test run', () => {
  test('the tests of a run are summed up as {line}')
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
      assert.equal(testSummary({ output: printed, succeeded, failedChecks: 0 }).line, line)
    })

  test('a run that crashed before its first test does not say that nothing failed', ({
    assert,
  }) => {
    const outcome = { output: 'Error: connection refused', succeeded: false, failedChecks: 0 }
    assert.equal(testSummary(outcome).line, '0 passed, 1 failed')
  })

  test('a run whose tests passed but whose process failed counts as failed', ({ assert }) => {
    const outcome = { output: 'Tests  5 passed (5)', succeeded: false, failedChecks: 0 }
    assert.equal(testSummary(outcome).line, '5 passed, 1 failed')
  })

  test('types and lint rules that do not hold count as failures', ({ assert }) => {
    const outcome = { output: 'Tests  5 passed (5)', succeeded: true, failedChecks: 2 }
    assert.equal(testSummary(outcome).line, '5 passed, 2 failed')
  })

  test('a test that prints such a line itself does not fool it', ({ assert }) => {
    const output = 'Tests  99 passed (99)\nmore\nTests  1 passed (1)\n'
    assert.equal(
      testSummary({ output, succeeded: true, failedChecks: 0 }).line,
      '1 passed, 0 failed'
    )
  })

  test('a run of no tests at all is a failure', ({ assert }) => {
    const outcome = { output: ' NO TESTS EXECUTED ', succeeded: true, failedChecks: 0 }
    assert.deepEqual(testSummary(outcome), { line: '0 passed, 1 failed', succeeded: false })
  })
})
