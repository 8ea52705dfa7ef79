import { announce, CHANNELS } from '@server/db/announce'
import { createListener } from '@server/db/listener'
import { eventually } from '../eventually'
import type { TestServer } from '../server/harness'

/** What writes tell over the database, as every process hears it. */
export const hearNotices = async ({ db, direct }: Pick<TestServer, 'db' | 'direct'>) => {
  const heard: string[] = []
  const listener = createListener({
    connection: direct,
    channels: [CHANNELS.changes],
    heard: (_channel, payload) => void heard.push(payload),
    back: () => undefined,
    log: { warn: () => undefined },
  })
  await listener.ready()
  let marks = 0
  return {
    /** Since it was last asked. */
    take: async (): Promise<string[]> => {
      const mark = `{"marca":${++marks}}`
      await announce(db, CHANNELS.changes, mark)
      await eventually(() => expect(heard).toContain(mark))
      return heard.splice(0, heard.indexOf(mark) + 1).slice(0, -1)
    },
    close: listener.close,
  }
}
