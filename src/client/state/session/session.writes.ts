import { PASSWORD_NOT_CHANGED } from '@contract/domain/messages'
import { serverMessage } from '../otherServers/answers'
import { writeHook } from '../core/writes'
import { sessionApi } from './session.api'

export const useChangeOwnPassword = writeHook(sessionApi.endpoints.changeOwnPassword, {
  failed: PASSWORD_NOT_CHANGED,
  saved: serverMessage,
})

export const useConfirmSession = writeHook(sessionApi.endpoints.confirmSession, {
  failed: 'No se pudo confirmar',
})
