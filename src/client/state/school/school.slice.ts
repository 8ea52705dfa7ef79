import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { schoolApi } from './school.api'

/** Name and logo as the bar and the login show them. */
export interface SchoolMark {
  nombre: string
  /** Address of the logo; '' without one. */
  logo: string
}

const { getSchool, updateSchool, setSchoolImage, removeSchoolImage } = schoolApi.endpoints

const isSaved = isAnyOf(
  updateSchool.matchFulfilled,
  setSchoolImage.matchFulfilled,
  removeSchoolImage.matchFulfilled,
)

/** @param answer of a write, which only other servers send without the school: then the mark stays */
const markAfter = (
  state: SchoolMark | null,
  answer: { escuela?: { nombre: string; urlLogo: string | null } } | null,
): SchoolMark | null => {
  const school = answer?.escuela
  return school ? { nombre: school.nombre, logo: school.urlLogo ?? '' } : state
}

/**
 * The newest name and logo that the server sent; null while `config.js` is the newest. It stays after signing out: the login shows
 * it too.
 */
export const schoolSlice = createSlice({
  name: 'school',
  initialState: null as SchoolMark | null,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(getSchool.matchFulfilled, (state, { payload }) => markAfter(state, { escuela: payload }))
      .addMatcher(isSaved, (state, { payload }) => markAfter(state, payload)),
})
