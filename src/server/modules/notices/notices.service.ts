import { noticeProblems, noticeText } from '@contract/notices/notices.rules'
import type { Notice, NoticesContract } from '@contract/notices/notices.schemas'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { found } from '../../shared/problem'
import { assertFields } from '../../http/validation'
import { insertNotice, listNotices, nameOfParent } from './notices.queries'

const requireParent = async (db: Db, id: number): Promise<string> =>
  found(await nameOfParent(db, id), 'No existe este padre.')

/** Parents see a fixed sender, the office sees the real one (decisions/domain/notices). */
export const createNoticesService = () => ({
  listByParent: async ({ db }: AnyCall, parentId: number): Promise<Notice[]> => {
    await requireParent(db, parentId)
    return listNotices(db, parentId)
  },

  send: async (
    { db, actor, now, record }: WriteCall,
    body: NoticesContract['send']['body'],
  ): Promise<Notice> => {
    assertFields(noticeProblems(body))
    const padre = await requireParent(db, body.idPadre)
    const notice = await insertNotice(db, {
      ...noticeText(body),
      parent_id: body.idPadre,
      sent_by: actor.id,
      created_at: now,
    })
    record('AVISO', notice.id, null, { ...notice, padre })
    return notice
  },
})
export type NoticesService = ReturnType<typeof createNoticesService>
