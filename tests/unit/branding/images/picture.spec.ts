import { test } from '@japa/runner'
import sharp from 'sharp'
import { PictureTooLarge, readPicture } from '#branding/images/read_picture'
import { FileUnsupported } from '#shared/uploads/uploaded_file'
import { animation, pictureFile, pixelBomb } from '#tests/support/files/picture_file'

function file(bytes: Buffer, name = '', type = '') {
  return { bytes, name, type }
}

const SCRIPT = '<script>alert(1)</script>'

const ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

test.group('Uploaded picture', () => {
  for (const format of ['gif', 'jpeg', 'png'] as const) {
    test(`becomes a logo of 150 x 150 pixels: ${format}`, async ({ assert }) => {
      const picture = await readPicture(file(await pictureFile(format, 900, 300)), 'logo')
      const { width, height, format: output } = await sharp(picture.bytes).metadata()
      assert.deepEqual([width, height, output, picture.kind], [150, 150, format, format])
    })
  }

  test('of a product keeps its proportions and is at most 1080 pixels long', async ({ assert }) => {
    const sizes = [
      [2160, 1080, 1080, 540],
      [1081, 10, 1080, 10],
      [1080, 1080, 1080, 1080],
      [40, 30, 40, 30],
    ]
    for (const [width, height, ...expected] of sizes) {
      const upload = await pictureFile('jpeg', width, height)
      const { bytes, width: w, height: h } = await readPicture(file(upload), 'product')
      const output = await sharp(bytes).metadata()
      assert.deepEqual([w, h, output.width, output.height], [...expected, ...expected])
    }
  })

  test('of a product keeps its size and frames when it is a GIF', async ({ assert }) => {
    const large = await readPicture(file(await pictureFile('gif', 1500, 1200)), 'product')
    assert.deepEqual([large.width, large.height], [1500, 1200])
    const moving = await readPicture(file(await animation(4)), 'product')
    const { pages, pageHeight, width } = await sharp(moving.bytes, { animated: true }).metadata()
    assert.deepEqual([pages, width, pageHeight, moving.height], [4, 40, 30, 30])
    const logo = await readPicture(file(await animation(4)), 'logo')
    assert.deepEqual([logo.width, logo.height], [150, 150])
  })

  test('is turned upright, and loses the place where it was taken', async ({ assert }) => {
    const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } }
    const turned = sharp(await pictureFile('jpeg', 200, 100)).withExif(exif)
    const upload = await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { bytes } = await readPicture(file(upload), 'product')
    const output = await sharp(bytes).metadata()
    assert.deepEqual([output.width, output.height], [100, 200])
    assert.isUndefined(output.exif)
  })

  test('is accepted with a matching name and type, or with neither', async () => {
    const jpeg = await pictureFile('jpeg')
    const named: [string, string][] = [
      ['shop.JPG', 'image/jpg'],
      ['shop.jpeg', 'image/jpeg'],
      ['shop front.v2.jpg', 'application/octet-stream'],
      ['blob', ''],
    ]
    for (const [name, type] of named) await readPicture(file(jpeg, name, type), 'logo')
  })

  const refused: Record<string, () => Promise<[Buffer, string?, string?]>> = {
    'a drawing that can run scripts': async () => [
      Buffer.from(`<svg onload="alert(1)"/>`),
      'a.svg',
    ],
    'a drawing with the name of a picture': async () => [Buffer.from('<svg/>'), 'a.png'],
    'a page': async () => [Buffer.from('<!doctype html><p>hello'), 'a.png', 'image/png'],
    'nothing': async () => [Buffer.alloc(0), 'a.png'],
    'a document': async () => [Buffer.from('%PDF-1.4\n'), 'a.png'],
    'another kind of picture': async () => [
      await sharp(await pictureFile())
        .webp()
        .toBuffer(),
      'a.png',
    ],
    'a picture with the name of another kind': async () => [await pictureFile('png'), 'a.jpg'],
    'a picture with the name of a program': async () => [await pictureFile('png'), 'a.png.php'],
    'a name with a hidden end': async () => [await pictureFile('png'), 'a.php\0.png'],
    'a picture that is declared to be a drawing': async () => [
      await pictureFile('png'),
      'a.png',
      'image/svg+xml',
    ],
    'half a picture': async () => {
      const whole = await pictureFile('png', 900, 900)
      return [whole.subarray(0, 900), 'a.png']
    },
    'the beginning of a picture': async () => [Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'a.jpg'],
    'the beginning of an animation': async () => [Buffer.from('GIF89a'), 'a.gif'],
    'a picture with an archive behind it': async () => [
      Buffer.concat([await pictureFile('jpeg'), ZIP]),
      'a.jpg',
    ],
    'a GIF with an archive behind it': async () => [
      Buffer.concat([await pictureFile('gif'), ZIP]),
      'a.gif',
    ],
    'a PNG with anything behind it': async () => [
      Buffer.concat([await pictureFile('png'), Buffer.from('x')]),
      'a.png',
    ],
    'a picture with a script behind it': async () => [
      Buffer.concat([await pictureFile('jpeg'), Buffer.from(SCRIPT)]),
      'a.jpg',
    ],
    'a picture with a program in its notes': async () => {
      const noted = sharp(await pictureFile('jpeg'))
      const exif = { IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' } }
      return [await noted.withExif(exif).toBuffer(), 'a.jpg']
    },
    'a picture that is a document, too': async () => {
      const jpeg = await pictureFile('jpeg')
      const note = Buffer.from('%PDF-1.4\n')
      const segment = Buffer.from([0xff, 0xfe, 0, note.length + 2])
      return [Buffer.concat([jpeg.subarray(0, 2), segment, note, jpeg.subarray(2)]), 'a.jpg']
    },
  }
  for (const [description, make] of Object.entries(refused)) {
    test(`is refused when it is ${description}`, async ({ assert }) => {
      const [bytes, name, type] = await make()
      const error = await readPicture(file(bytes, name, type), 'logo').catch((reason) => reason)
      assert.instanceOf(error, FileUnsupported)
      assert.equal(error.message, 'Upload file type is unsupported.')
    })
  }

  test('is refused undecoded when it has too many pixels', async ({ assert }) => {
    const bomb = pixelBomb()
    assert.isBelow(bomb.length, 100_000)
    const before = process.memoryUsage().rss
    const error = await readPicture(file(bomb, 'a.png'), 'logo').catch((reason) => reason)
    assert.instanceOf(error, PictureTooLarge)
    assert.isBelow(process.memoryUsage().rss - before, 100_000_000)
    const many = await animation(60, 700, 500)
    const moving = await readPicture(file(many, 'a.gif'), 'logo').catch((reason) => reason)
    assert.instanceOf(moving, PictureTooLarge)
  })
})
