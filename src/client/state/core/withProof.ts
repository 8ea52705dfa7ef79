import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { proofAsked, proofEnded } from '../proof/proof.actions'
import { loggedOut } from '../session/session.actions'
import type { baseQuery } from './baseQuery'

/**
 * Asks the user to prove who they are, and waits for it. Calls that ask at the same time share the one question.
 * @returns whether the refused call may be sent again; false after «Cancelar» and when the session ended meanwhile
 */
const askProof = ({ dispatch }: Pick<BaseQueryApi, 'dispatch'>): Promise<boolean> =>
  new Promise((resolve) => {
    dispatch(
      addListener({
        matcher: isAnyOf(proofEnded, loggedOut),
        effect: (action: UnknownAction, { unsubscribe }) => {
          unsubscribe()
          resolve(proofEnded.match(action) && action.payload)
        },
      }),
    )
    dispatch(proofAsked())
  })

/**
 * Sends a call again, with the same key, once its user has given the password or a code: a marked call is refused while the last proof
 * is older than ten minutes. After «Cancelar» the refusal is the answer.
 */
export const withProof =
  (send: typeof baseQuery): typeof baseQuery =>
  async (args, context, extra) => {
    const answer = await send(args, context, extra)
    if (answer.error?.motivo !== 'CONFIRMAR') return answer
    return (await askProof(context)) ? send(args, context, extra) : answer
  }
