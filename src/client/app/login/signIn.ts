import { isApiError } from '../../state/core/errors'
import { browserStorage } from '../../state/session/browserStorage'
import { sessionApi } from '../../state/session/session.api'
import type { AppDispatch } from '../../state/rootReducer'
import { texts } from './login.texts'
import type { Credentials, LoginNotice } from './LoginPage'

/** The name by which the server counts this browser's wrong passwords: it grants nothing and outlives the session. */
const DEVICE_KEY = 'dispositivo'

/** Wrong credentials give the customer's words; anything else (no network, too many tries) its own reason. */
export const signInWith =
  (dispatch: AppDispatch, kept = browserStorage(() => localStorage)) =>
  async (credentials: Credentials): Promise<LoginNotice | null> => {
    try {
      const device = await kept.getItem(DEVICE_KEY)
      // Sent only to a server that gave one: others may refuse a field they do not know.
      const login = { ...credentials, ...(device ? { dispositivo: device } : {}) }
      const { dispositivo } = await dispatch(
        sessionApi.endpoints.login.initiate(login, { track: false }),
      ).unwrap()
      if (dispositivo) await kept.setItem(DEVICE_KEY, dispositivo)
      return null
    } catch (error) {
      const known = isApiError(error) && error.status !== 401 && error.message !== ''
      return { title: texts.badLoginTitle, text: known ? error.message : texts.badLogin }
    }
  }
