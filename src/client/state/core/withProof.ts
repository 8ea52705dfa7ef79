import { addListener, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { proofAsked, proofEnded } from '../proof/proofEvents'
import { loggedOut } from '../session/sessionEvents'
import type { baseQuery } from './baseQuery'

/** Calls that need the user's proof at the same time share one question. @returns false after «Cancelar», or when the session ended meanwhile */
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

/** If the last proof is over ten minutes old, asks for password or code and sends the call again, with its key. After «Cancelar» the refusal is the answer. */
export const withProof =
  (send: typeof baseQuery): typeof baseQuery =>
  async (args, context, extra) => {
    const answer = await send(args, context, extra)
    if (answer.error?.motivo !== 'CONFIRMAR') return answer
    return (await askProof(context)) ? send(args, context, extra) : answer
  }
