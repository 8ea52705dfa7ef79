import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { familyKey, familyOf, type Family } from '@contract/domain/family'
import type { Pupil } from '@contract/students/students.schemas'
import { loggedOut } from '../session/sessionEvents'

export interface OpenedFamily {
  of: Family
  titulo: string
  detalle: string
}

const MAX_OPENED = 8

const openedKey = ({ of }: OpenedFamily) => familyKey(of)

const openedOf = ({ padre, hijos }: Pick<DeskFamily, 'padre' | 'hijos'>): OpenedFamily | null => {
  const children = hijos.map(({ alumno }) => alumno)
  const of = familyOf(padre, children)
  if (!of) return null
  if (padre) return { of, titulo: padre.nombre, detalle: children.map(({ nombre }) => nombre).join(', ') }
  const [first] = children as [Pupil]
  return { of, titulo: first.nombre, detalle: first.numero_control }
}

/** Families opened at the desk, newest first. Their names are personal: `desk.listeners.ts` says how long the tab keeps them. */
export const deskSlice = createSlice({
  name: 'desk',
  initialState: [] as OpenedFamily[],
  reducers: {
    familyOpened: {
      prepare: (family: Pick<DeskFamily, 'padre' | 'hijos'>) => ({ payload: openedOf(family) }),
      reducer: (opened, { payload }: PayloadAction<OpenedFamily | null>) =>
        !payload || JSON.stringify(payload) === JSON.stringify(opened[0])
          ? opened
          : [payload, ...opened.filter((each) => openedKey(each) !== openedKey(payload))].slice(
              0,
              MAX_OPENED,
            ),
    },
    /** Families opened meanwhile are newer than those a reload restores. */
    familiesRestored: (opened, { payload }: PayloadAction<readonly OpenedFamily[]>) => {
      const known = new Set(opened.map(openedKey))
      return [...opened, ...payload.filter((each) => !known.has(openedKey(each)))].slice(0, MAX_OPENED)
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => []),
})

export const { familiesRestored, familyOpened } = deskSlice.actions
