import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { openContents } from '@server/files/contents'
import { prepareFile } from '@server/files/prepare'
import { uploadApp } from './forms'

/**
 * A process of its own that receives uploads into the folder named as its argument, so that its memory can be measured. Tells
 * its parent its port, and answers each message with its memory now and the most since the message before, in bytes.
 */
const main = async (folder: string): Promise<void> => {
  const contents = await openContents(folder)
  const app = await uploadApp({
    prepare: (stream, kinds) => prepareFile(contents, stream, kinds),
    discard: async (files) => {
      for (const { tempPath, thumbTempPath } of files)
        for (const file of [tempPath, thumbTempPath]) if (file) await rm(file)
    },
  })
  let most = 0
  setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  process.on('message', () => {
    const now = process.memoryUsage.rss()
    process.send?.({ now, most: Math.max(now, most) })
    most = 0
  })
  process.on('disconnect', () => process.exit())
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({ port: (app.server.address() as AddressInfo).port })
}

void main(process.argv[2] as string)
