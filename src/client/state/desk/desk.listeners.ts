import type { WebStorage } from 'redux-persist'
import type { StartListening } from '../rootReducer'
import { selectEnded, selectSessionUser } from '../session/session.selectors'
import { familiesRestored, familyOpened, type OpenedFamily } from './desk.slice'

export const OPENED_STORAGE_KEY = 'escuela:familias'

interface Box {
  userId: number
  families: OpenedFamily[]
}

const isText = (value: unknown): boolean => typeof value === 'string'

/** Null for other content: another version of the product or the user may have written it. */
const readBox = (text: string | null): Box | null => {
  try {
    const box = JSON.parse(text ?? 'null') as Box | null
    const isWhole = box?.families.every(
      ({ of, titulo, detalle }) => typeof of === 'object' && of !== null && isText(titulo) && isText(detalle),
    )
    return isWhole ? box : null
  } catch {
    return null
  }
}

/** Keeps the families opened at the desk through a reload. Names are personal: for this tab and user only (decisions/0029); Salir removes them. */
export const listenToOpened = (startListening: StartListening, storage: WebStorage | null): void => {
  if (!storage) return
  startListening({
    actionCreator: familyOpened,
    effect: (_, { getState }) => {
      const user = selectSessionUser(getState())
      if (!user) return
      const box: Box = { userId: user.id, families: [...getState().desk] }
      void storage.setItem(OPENED_STORAGE_KEY, JSON.stringify(box))
    },
  })
  startListening({
    predicate: (_, now, before) => selectSessionUser(now)?.id !== selectSessionUser(before)?.id,
    effect: async (_, { getState, dispatch }) => {
      const user = selectSessionUser(getState())
      if (!user) {
        if (selectEnded(getState())?.why === null) await storage.removeItem(OPENED_STORAGE_KEY)
        return
      }
      const box = readBox(await storage.getItem(OPENED_STORAGE_KEY))
      if (box?.userId !== user.id) return void storage.removeItem(OPENED_STORAGE_KEY)
      // Another user may have signed in meanwhile.
      if (selectSessionUser(getState())?.id === user.id) dispatch(familiesRestored(box.families))
    },
  })
}
