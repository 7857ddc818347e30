import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { pack } from 'tar-stream'
import { type ArchiveWriter, writeArchive } from '#admin/backup/archive_writer'
import {
  CONTENTS_ENTRY,
  FILES_FOLDER,
  MANIFEST_ENTRY,
  MAX_ENTRY_BYTES,
} from '#admin/backup/archive_format'
import { verifyArchive, readArchiveEntries, readManifest } from '#admin/backup/archive_reader'
import { describeBackupError } from '#admin/backup/backup_error'
import { createBackup } from '#admin/backup/create_backup'
import { unsealKeys } from '#admin/backup/backup_keys'
import { restoreBackup } from '#admin/backup/restore_backup'
import env from '#start/env'
import { appKey } from '#config/app'
import User from '#identity/accounts/models/user'
import { listFiles, makeFolder, removeFolder } from '#tests/support/backups'

const PASSPHRASE = 'three blind mice and a cat'
const CUT = /^\S+ is incomplete, or was changed after it was made\. Nothing was restored/

test.group('A backup', (group) => {
  let folder = ''
  let path = ''
  const logoId = randomUUID()

  group.setup(async () => {
    folder = makeFolder()
    const { id: uploadedBy } = await User.findByOrFail('email', 'owner@acme.test')
    await db.table('images').insert({
      id: logoId,
      purpose: 'logo',
      uploaded_by: uploadedBy,
      file_key: 'images/00/lost.png',
      content_type: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
    })
    const backup = await createBackup({ folder, passphrase: PASSPHRASE })
    path = backup.path
    return async () => {
      await db.from('images').where('id', logoId).delete()
      removeFolder(folder)
    }
  })

  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (problem: unknown) => describeBackupError(problem, 'Nothing was restored')
    )

  function copyOf(bytes: Buffer, name = 'copy.tar.gz'): string {
    const copy = join(folder, name)
    writeFileSync(copy, bytes)
    return copy
  }

  test('is made although a stored file is lost, and counts it as missing', async ({ assert }) => {
    const { contents } = await verifyArchive(path)
    assert.equal(contents.missing, 1)
    const { count } = await db.from('users').count('* as count').first()
    assert.equal(contents.rows.users, Number(count))
  })

  test('leaves the files of a bucket in it, and counts them', async ({ assert }) => {
    const left = await createBackup({ folder, withFiles: false })
    const whole = await createBackup({ folder, withFiles: true })
    const { contents } = await verifyArchive(left.path)
    assert.equal(contents.left, whole.files + whole.missing)
    const entries = await gathered(left.path)
    assert.isFalse(entries.some(({ name }) => name.startsWith(FILES_FOLDER)))
  })

  test('is refused when its end is missing, however much of it is left', async ({ assert }) => {
    const whole = readFileSync(path)
    for (const part of [0.5, 0.9, 0.999]) {
      const cut = copyOf(whole.subarray(0, Math.floor(whole.length * part)))
      assert.match(await refusalOf(verifyArchive(cut)), CUT)
    }
    assert.match(
      await refusalOf(verifyArchive(copyOf(whole.subarray(0, 100)))),
      /was not made by "node ace backup"/
    )
  })

  test('is refused when a byte of it changed', async ({ assert }) => {
    const whole = readFileSync(path)
    for (const part of [0.3, 0.6, 0.95]) {
      const changed = Buffer.from(whole)
      changed[Math.floor(whole.length * part)]! ^= 1
      assert.match(await refusalOf(verifyArchive(copyOf(changed))), CUT)
    }
  })

  test('is refused when somebody without the key wrote into it', async ({ assert }) => {
    const manifest = await readManifest(path)
    const forged = join(folder, 'forged.tar.gz')
    const bytes = Buffer.from(JSON.stringify(manifest))
    const digest = createHash('sha256').update(`${MANIFEST_ENTRY}\n${bytes.length}\n`).update(bytes)
    const { contents } = await verifyArchive(path)
    for (const given of [contents, { ...contents, digest: digest.digest('hex') }]) {
      const tar = pack()
      tar.entry({ name: MANIFEST_ENTRY }, bytes)
      tar.entry({ name: CONTENTS_ENTRY }, JSON.stringify(given))
      tar.finalize()
      await pipeline(tar, createGzip(), createWriteStream(forged))
      assert.match(await refusalOf(verifyArchive(forged)), CUT)
    }
    await verifyArchive(forged, true)
  })

  test('made under another APP_KEY is refused, and the refusal says where that key is', async ({
    assert,
  }) => {
    const manifest = await readManifest(path)
    const other = join(folder, 'other_key.tar.gz')
    const fill = (keys: object) => async (archive: ArchiveWriter) => {
      const given = { ...manifest, keyFingerprint: 'f'.repeat(32), ...keys }
      await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(given)))
      await archive.finish({ rows: {}, sequences: [], files: 0, missing: 0 })
    }
    await writeArchive(other, fill({}))
    assert.match(
      await refusalOf(verifyArchive(other)),
      /another APP_KEY.*--show-keys.*--key-is-lost/
    )
    await verifyArchive(other, true)
    await writeArchive(`${other}2`, fill({ sealedKeys: undefined }))
    assert.include(await refusalOf(verifyArchive(`${other}2`)), 'the backup does not have it')
  })

  test('holds APP_KEY sealed with the passphrase, and without a passphrase not at all', async ({
    assert,
  }) => {
    const { sealedKeys } = await readManifest(path)
    assert.deepEqual(unsealKeys(sealedKeys!, PASSPHRASE), {
      APP_KEY: appKey.release(),
      APP_KEY_PREVIOUS: env.get('APP_KEY_PREVIOUS')!.release(),
    })
    assert.throws(() => unsealKeys(sealedKeys!, `${PASSPHRASE}.`), /passphrase is wrong/)
    const texts = [JSON.stringify(await readManifest(path))]
    for (const { bytes } of await gathered(path)) texts.push(bytes.toString('latin1'))
    assert.isFalse(texts.some((text) => text.includes(appKey.release())))
    const short = await refusalOf(createBackup({ folder, passphrase: 'short' }))
    assert.match(short, /passphrase is too short/)
    const plain = await createBackup({ folder })
    assert.notProperty(await readManifest(plain.path), 'sealedKeys')
  })

  test('of a newer format is refused, naming the version that made it', async ({ assert }) => {
    const manifest = { ...(await readManifest(path)), format: 2, version: '9.1.0' }
    const newer = join(folder, 'newer.tar.gz')
    await writeArchive(newer, async (archive) => {
      await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)))
      await archive.finish({ rows: {}, sequences: [], files: 0, missing: 0 })
    })
    assert.match(await refusalOf(verifyArchive(newer)), /made by a newer version \(9\.1\.0\)/)
  })

  test('is never restored into a database that is not empty', async ({ assert }) => {
    const refusal = await refusalOf(restoreBackup({ path }))
    assert.match(refusal, /^The database "\w+" is not empty, so nothing was restored\./)
    assert.isNotNull(await User.findBy('email', 'owner@acme.test'))
  })

  test('on a disk that fills up fails and leaves no file', async ({ assert }) => {
    const before = listFiles(folder)
    const work = createBackup({ folder, lead: fullAfter(20_000) })
    const full = /: the disk is full\. Make room, or name another folder\.$/
    assert.match(await refusalOf(work), full)
    assert.deepEqual(listFiles(folder), before)

    const large = async (archive: ArchiveWriter) => {
      for (let part = 1; part < 100; part++)
        await archive.add(`${part}`, randomBytes(MAX_ENTRY_BYTES))
    }
    const inTheMiddle = writeArchive(join(folder, 'large'), large, fullAfter(20_000_000))
    assert.match(await refusalOf(inTheMiddle), full)
    assert.deepEqual(listFiles(folder), before)
  })

  test('killed half way is deleted by the next backup', async ({ assert }) => {
    const left = path.replace(/-\d+T.*/, '-20260101T000000.000Z.tar.gz.unfinished')
    writeFileSync(left, 'half of one')
    await createBackup({ folder })
    assert.isFalse(listFiles(folder).some((name) => name.endsWith('.unfinished')))
  })

  test('fails and names the file when the file store does not answer', async ({
    assert,
    cleanup,
  }) => {
    const { use } = drive
    cleanup(() => {
      drive.use = use
    })
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const store = Object.assign(Object.create(drive.use()), { getBytes: away, exists: away })
    drive.use = () => store
    const before = listFiles(folder)
    assert.match(
      await refusalOf(createBackup({ folder })),
      /^No backup was made: the file images\/00\/lost\.png could not be read .*ECONNREFUSED/
    )
    assert.deepEqual(listFiles(folder), before)
  })
})

async function gathered(path: string) {
  const entries = []
  for await (const entry of readArchiveEntries(path)) entries.push(entry)
  return entries
}

/** Writes this many bytes to the file and then fails as a full disk does. */
function fullAfter(bytes: number) {
  return (file: Writable) => {
    let room = bytes
    return new Writable({
      write(piece: Buffer, encoding, done) {
        room -= piece.length
        if (room > 0) return void file.write(piece, encoding, done)
        const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        setImmediate(done, error)
      },
    })
  }
}
