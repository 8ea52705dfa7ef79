import { isApiError } from '../../state/core/errors'
import { browserStorage } from '../../state/session/browserStorage'
import { sessionApi } from '../../state/session/session.api'
import type { AppDispatch } from '../../state/rootReducer'
import { texts } from './login.texts'
import type { Credentials, LoginNotice } from './LoginPage'

/** Storage key of the name by which the server counts this browser's wrong passwords. It grants nothing and outlives the session. */
const DEVICE_KEY = 'dispositivo'

const REFUSED: LoginNotice = { title: texts.badLoginTitle, text: texts.badLogin }

/** Wrong credentials give the customer's words, other failures (no network, too many tries) their own. */
export const signInWith =
  (dispatch: AppDispatch, storage = browserStorage(() => localStorage)) =>
  async (credentials: Credentials): Promise<LoginNotice | null> => {
    try {
      const device = await storage.getItem(DEVICE_KEY)
      // Sent only to a server that gave such a name: others may refuse a field they do not know.
      const login = { ...credentials, ...(device ? { dispositivo: device } : {}) }
      const { dispositivo } = await dispatch(
        sessionApi.endpoints.login.initiate(login, { track: false }),
      ).unwrap()
      if (dispositivo) await storage.setItem(DEVICE_KEY, dispositivo)
      return null
    } catch (error) {
      if (isApiError(error) && error.motivo === 'CODIGO') return { ...REFUSED, asksCode: 'first' }
      if (isApiError(error) && error.motivo === 'CODIGO_INVALIDO')
        return { title: texts.badLoginTitle, text: error.message, asksCode: 'again' }
      const isExplained = isApiError(error) && error.status !== 401 && error.message !== ''
      return isExplained ? { title: texts.badLoginTitle, text: error.message } : REFUSED
    }
  }
