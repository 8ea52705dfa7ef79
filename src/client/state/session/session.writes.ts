import { PASSWORD_NOT_CHANGED, PASSWORD_CHANGED } from '@contract/domain/messages'
import { writeHook } from '../core/writes'
import { sessionApi } from './session.api'

export const useChangeOwnPassword = writeHook(sessionApi.endpoints.changeOwnPassword, {
  failed: PASSWORD_NOT_CHANGED,
  saved: PASSWORD_CHANGED,
})

export const useConfirmSession = writeHook(sessionApi.endpoints.confirmSession, {
  failed: 'No se pudo confirmar',
})
