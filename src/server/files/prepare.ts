import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import type { FileKind } from '@contract/domain/files'
import { syncFile, writeSynced, type Contents } from './contents'
import { reencode } from './image'
import { cleanVideo } from './isoMedia'
import type { FileType } from './kinds'
import { assertPdf } from './pdf'
import { digestOf, spool } from './spool'

/** A file that was received, checked and written to `tmp`, synced; not yet anybody's. */
export interface PreparedFile {
  readonly kind: FileKind
  readonly mime: string
  readonly bytes: number
  /** Of the content as it will be kept, after re-encoding. */
  readonly sha256: string
  /** Pixels; images only. */
  readonly width: number | null
  readonly height: number | null
  readonly thumbSha256: string | null
  readonly tempPath: string
  readonly thumbTempPath: string | null
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const prepareImage = async (raw: string, target: string, { mime }: FileType): Promise<PreparedFile> => {
  const { content, width, height, thumb } = await reencode(raw, mime)
  const thumbTempPath = `${target}.miniatura`
  await writeSynced(target, content)
  await writeSynced(thumbTempPath, thumb)
  return {
    kind: 'image',
    mime,
    bytes: content.length,
    sha256: sha256(content),
    width,
    height,
    thumbSha256: sha256(thumb),
    tempPath: target,
    thumbTempPath,
  }
}

const prepareAsIs = async (
  raw: string,
  target: string,
  { kind, mime, bytes }: FileType & { bytes: number },
): Promise<PreparedFile> => {
  if (kind === 'pdf') await assertPdf(raw)
  if (mime === 'video/mp4' || mime === 'video/quicktime') await cleanVideo(raw)
  await syncFile(raw)
  await rename(raw, target)
  const digest = await digestOf(target)
  return {
    ...{ kind, mime, bytes, sha256: digest, width: null, height: null },
    ...{ thumbSha256: null, tempPath: target, thumbTempPath: null },
  }
}

/** Receives, checks, re-encodes and syncs one file into `tmp`; leaves nothing there when it throws. */
export const prepareFile = async (
  contents: Contents,
  stream: Readable,
  kinds: readonly FileKind[],
): Promise<PreparedFile> => {
  const target = contents.newTemporary()
  const raw = `${target}.recibido`
  try {
    const type = await spool(stream, kinds, raw)
    return await (type.kind === 'image' ? prepareImage : prepareAsIs)(raw, target, type)
  } catch (error) {
    for (const file of [target, `${target}.miniatura`]) await rm(file, { force: true })
    throw error
  } finally {
    await rm(raw, { force: true })
  }
}
