import { noticeProblems, noticeText } from '@contract/notices/notices.rules'
import type { Notice, NoticesContract } from '@contract/notices/notices.schemas'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import { notFound } from '../../http/problem'
import { assertFields } from '../../http/validation'
import { insertNotice, listNotices, parentExists } from './notices.queries'

const requireParent = async (db: Db, id: number): Promise<void> => {
  if (!(await parentExists(db, id))) throw notFound('No existe este padre.')
}

/** Notices to parents (decisions/domain/notices): the parent sees a fixed sender, the office who really sent it. */
export const createNoticesService = () => ({
  /** Newest first. @throws 404 no such parent */
  listOfParent: async ({ db }: AnyCall, parentId: number): Promise<Notice[]> => {
    await requireParent(db, parentId)
    return listNotices(db, parentId)
  },

  /** @throws 400 blank title or description · 404 no such parent */
  send: async ({ db, actor, now }: WriteCall, body: NoticesContract['send']['body']): Promise<Notice> => {
    assertFields(noticeProblems(body))
    await requireParent(db, body.idPadre)
    return insertNotice(db, {
      ...noticeText(body),
      parent_id: body.idPadre,
      sent_by: actor.id,
      created_at: now,
    })
  },
})
export type NoticesService = ReturnType<typeof createNoticesService>
