import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { someoneWaits } from '@test/support/database/lockWaits'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { aVideo } from '@test/support/fixtures/videos'
import { NOON, openStore, shasOf, type OpenStore } from './storeFixture'

let files: OpenStore
beforeEach(async () => {
  files = await openStore()
})
afterEach(() => files.close())

const rowCount = async (): Promise<number> =>
  (await files.db.selectFrom('files').select('id').execute()).length
const pathOf = (sha: string): string => path.join(files.folder, sha.slice(0, 2), sha)
const HOUR = 60 * 60_000

describe('a file that is kept', () => {
  it('has a row and its contents under their own sums, for the product alone', async () => {
    const { id, file } = await files.keep(await aJpeg(50, 40))
    expect(await files.db.selectFrom('files').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      id,
      kind: 'image',
      mime: 'image/jpeg',
      width: 50,
      height: 40,
      bytes: file.bytes,
      sha256: file.sha256,
      thumb_sha256: file.thumbSha256,
      created_by: files.actorId,
    })
    expect(await files.contents()).toEqual(shasOf(file))
    expect(await files.leftovers()).toEqual([])
    for (const sha of shasOf(file)) {
      const content = await readFile(pathOf(sha))
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha)
      const { mode, nlink } = await stat(pathOf(sha))
      expect([mode & 0o777, nlink]).toEqual([0o600, 1])
      expect((await stat(path.dirname(pathOf(sha)))).mode & 0o777).toBe(0o700)
    }
  })

  it('has no thumbnail unless it is a picture', async () => {
    const { id } = await files.keep(aPdf())
    const row = await files.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ kind: 'pdf', thumb_sha256: null, width: null })
    const { urlFoto, urlMiniatura } = files.store.links(row)
    expect([typeof urlFoto, urlMiniatura]).toEqual(['string', null])
    expect(files.store.links(null)).toEqual({ urlFoto: null, urlMiniatura: null })
  })

  it('shares its content with others of the same', async () => {
    const one = await files.keep(await aPng())
    const other = await files.keep(await aPng())
    expect(other.id).not.toBe(one.id)
    expect([await rowCount(), await files.contents()]).toEqual([2, shasOf(one.file)])
    await files.release(one.id)
    expect([await rowCount(), await files.contents()]).toEqual([1, shasOf(one.file)])
    await files.release(other.id)
    expect([await rowCount(), await files.contents()]).toEqual([0, []])
  })
})

describe('a file that is released', () => {
  it('goes after the commit and not before', async () => {
    const { id, file } = await files.keep(aVideo())
    await files.write(async (tx, afterCommit) => {
      await files.store.release(tx, id, afterCommit)
      expect(await files.contents()).toEqual(shasOf(file))
    })
    expect(await files.contents()).toEqual([])
  })

  it('stays when the transaction does not', async () => {
    const { id, file } = await files.keep(aPdf())
    const undone = files.write(async (tx, afterCommit) => {
      await files.store.release(tx, id, afterCommit)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect([await rowCount(), await files.contents()]).toEqual([1, shasOf(file)])
  })

  it('that was never there is no error', async () => {
    await files.release(999)
    expect(await files.contents()).toEqual([])
  })

  it('leaves a content that is another file’s thumbnail', async () => {
    const { id, file } = await files.keep(aPdf())
    const other = { mime: 'image/png', kind: 'image' as const, bytes: 1, created_by: null }
    await files.db
      .insertInto('files')
      .values({ ...other, sha256: 'a'.repeat(64), thumb_sha256: file.sha256, width: 1, height: 1 })
      .execute()
    await files.release(id)
    expect(await files.contents()).toEqual([file.sha256])
  })
})

describe('a transaction that is undone', () => {
  const failing = async (content: Buffer) => {
    const file = await files.receive(content)
    const undone = files.write(async (tx) => {
      await files.store.attach(tx, file, files.actorId)
      expect(await files.contents()).toEqual(shasOf(file))
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    return file
  }

  it('leaves nothing once the request has ended', async () => {
    const file = await failing(await aJpeg())
    await files.store.discard([file])
    expect([await rowCount(), await files.contents(), await files.leftovers()]).toEqual([0, [], []])
  })

  it('leaves what another row points at', async () => {
    const kept = await files.keep(aPdf())
    await files.store.discard([await failing(aPdf())])
    expect([await rowCount(), await files.contents()]).toEqual([1, shasOf(kept.file)])
  })

  it('can be tried again with the same prepared file', async () => {
    const file = await failing(await aJpeg())
    await files.attach(file)
    await files.store.discard([file])
    expect([await rowCount(), await files.contents()]).toEqual([1, shasOf(file)])
  })

  it('is over for a request that ends without its database, too', async () => {
    const file = await failing(aPdf())
    await files.db.destroy()
    await files.store.discard([file])
    expect([await files.leftovers(), await files.contents()]).toEqual([[], shasOf(file)])
  })
})

describe('many at once', () => {
  it('no row is ever without its content, and no content left without a row', async () => {
    const pictures = [await aPng(30, 30), await aPng(40, 40)]
    const missing: string[] = []
    const worker = async (turn: number) => {
      for (let round = 0; round < 12; round++) {
        const { id, file } = await files.keep(pictures[(turn + round) % 2] as Buffer)
        for (const sha of shasOf(file)) if (!(await files.contents()).includes(sha)) missing.push(sha)
        await files.release(id)
      }
    }
    await Promise.all([0, 1, 2, 3, 4, 5].map(worker))
    expect(missing).toEqual([])
    expect([await rowCount(), await files.contents(), await files.leftovers()]).toEqual([0, [], []])
  })

  it('a release waits for an attach of the same content that is still under way', async () => {
    const { id, file } = await files.keep(aPdf())
    const again = await files.receive(aPdf())
    let release: Promise<void> = Promise.resolve()
    await files.write(async (tx) => {
      await files.store.attach(tx, again, files.actorId)
      release = files.release(id)
      // The row is deleted; the content follows unless another row uses it.
      while ((await rowCount()) > 0) await new Promise((resolve) => setTimeout(resolve, 5))
      await someoneWaits(files.db)
      expect(await files.contents()).toEqual(shasOf(file))
    })
    await release
    await files.store.discard([again])
    expect([await rowCount(), await files.contents()]).toEqual([1, shasOf(file)])
  })
})

describe('the sweep', () => {
  const later = new Date(Date.now() + 2 * HOUR)

  it('removes what no row points at after an hour, and leftovers of tmp', async () => {
    const kept = await files.keep(await aJpeg())
    const lost = await files.receive(aPdf())
    await files.db
      .transaction()
      .execute(async (tx) => {
        await files.store.attach(tx, lost, files.actorId)
        throw new Error('killed')
      })
      .catch(() => undefined)
    expect(await files.store.sweep(new Date())).toBe(0)
    expect([await files.contents(), (await files.leftovers()).length]).toEqual([shasOf(kept.file, lost), 1])
    expect(await files.store.sweep(later)).toBe(2)
    expect([await files.contents(), await files.leftovers()]).toEqual([shasOf(kept.file), []])
    expect(await files.store.sweep(later)).toBe(0)
  })

  it('leaves alone what is not its own', async () => {
    const note = path.join(files.folder, 'LEEME.txt')
    await writeFile(note, 'de la escuela')
    await utimes(note, NOON, NOON)
    await files.store.sweep(later)
    expect(await readFile(note, 'utf8')).toBe('de la escuela')
  })

  it('leaves a content that is just being attached', async () => {
    const file = await files.receive(aPdf())
    let sweep: Promise<number> = Promise.resolve(-1)
    await files.write(async (tx) => {
      await files.store.attach(tx, file, files.actorId)
      sweep = files.store.sweep(later)
      await someoneWaits(files.db)
    })
    await sweep
    expect(await files.contents()).toEqual(shasOf(file))
  })
})
