import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Claim, FolderTaken } from '../../../bin/runtime/claim.js'
import { processStartIdentity } from '../../../bin/runtime/process_identity.js'

test.group('Lock of a folder', (group) => {
  let folder = ''

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-claim-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  function leaveClaim(pid: number, mark: string) {
    const holder = { pid, birthmark: mark, note: 'http://127.0.0.1:3333' }
    writeFileSync(join(folder, 'lock'), JSON.stringify(holder))
  }

  function noteOfHolder(): string | null {
    try {
      Claim.take(folder).release()
      return null
    } catch (error) {
      return error instanceof FolderTaken ? error.note : String(error)
    }
  }

  test('shows a second process the note that its holder has left', ({ assert }) => {
    const first = Claim.take(folder, 'http://127.0.0.1:3333')
    assert.isFalse(first.leftBehind)

    assert.equal(noteOfHolder(), 'http://127.0.0.1:3333')
    first.renote('ending')
    assert.equal(noteOfHolder(), 'ending')
    first.release()
  })

  test('is free after its release, and leaves no file', ({ assert }) => {
    Claim.take(folder).release()
    assert.isFalse(existsSync(join(folder, 'lock')))
    const next = Claim.take(folder)
    assert.isFalse(next.leftBehind)
    next.release()
  })

  test('is taken over from a killed process, and says so', async ({ assert }) => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const mark = processStartIdentity(holder.pid!)!
    leaveClaim(holder.pid!, mark)
    assert.throws(() => Claim.take(folder), FolderTaken)

    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const claim = Claim.take(folder)
    assert.isTrue(claim.leftBehind)
    claim.release()
  })

  test("is free when its holder's process id now belongs to another process", ({ assert }) => {
    leaveClaim(process.pid, 'another boot:1')
    assert.isTrue(Claim.take(folder).leftBehind)
    assert.equal(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid, process.pid)
  })

  test('is free when a crash left it half written', ({ assert }) => {
    writeFileSync(join(folder, 'lock'), '{"pid":')
    assert.isTrue(Claim.take(folder).leftBehind)
  })
})
