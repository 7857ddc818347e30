import { test } from '@japa/runner'
import { judgeHealth } from '#admin/health/health_verdict'

const DHL = { cause: 'courier dhl', subject: 'DHL has stopped answering' }
const WORKER = { cause: 'worker', subject: 'No worker is running' }
const JOB = { cause: 'job shared.send_mail', subject: 'A job has failed for good' }

test.group('The verdict on health', () => {
  test('names the only problem, and counts several: {sentence}')
    .with([
      { alarms: [], failedJobs: 0, sentence: 'Everything runs.', tone: 'success' },
      { alarms: [JOB], failedJobs: 1, sentence: '1 job failed, everything else runs.' },
      { alarms: [], failedJobs: 2, sentence: '2 jobs failed, everything else runs.' },
      { alarms: [DHL], sentence: 'DHL has stopped answering, everything else runs.' },
      {
        alarms: [DHL, JOB],
        failedJobs: 1,
        sentence: '2 things need somebody, everything else runs.',
      },
      { alarms: [DHL, WORKER], sentence: '2 things need somebody, everything else runs.' },
    ])
    .run(({ assert }, { alarms, failedJobs = 0, sentence, tone }) => {
      const isOnlyJobs = !alarms.some((alarm) => alarm !== JOB)
      const expected = tone ?? (isOnlyJobs ? 'warning' : 'danger')
      assert.deepEqual(judgeHealth(alarms, failedJobs), { sentence, tone: expected })
    })
})
