import { isApiError } from '../../state/core/errors'
import { sessionApi } from '../../state/session/session.api'
import type { AppDispatch } from '../../state/store'
import { texts } from './login.texts'
import type { Credentials, LoginNotice } from './LoginPage'

/** SPEC §8 for wrong credentials; anything else (no network, too many tries) says its own reason. */
export const signInWith =
  (dispatch: AppDispatch) =>
  async (credentials: Credentials): Promise<LoginNotice | null> => {
    try {
      await dispatch(sessionApi.endpoints.login.initiate(credentials, { track: false })).unwrap()
      return null
    } catch (error) {
      const known = isApiError(error) && error.status !== 401 && error.message !== ''
      return { title: texts.badLoginTitle, text: known ? error.message : texts.badLogin }
    }
  }
