import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { schoolApi } from './school.api'

export interface SchoolMark {
  nombre: string
  logo: string
}

const { getSchool, updateSchool, replaceSchoolImage, deleteSchoolImage } = schoolApi.endpoints

const isSaved = isAnyOf(
  updateSchool.matchFulfilled,
  replaceSchoolImage.matchFulfilled,
  deleteSchoolImage.matchFulfilled,
)

/** @param answer of a write; other servers send no school: the mark stays */
const markAfter = (
  state: SchoolMark | null,
  answer: { escuela?: { nombre: string; urlLogo: string | null } } | null,
): SchoolMark | null => {
  const school = answer?.escuela
  return school ? { nombre: school.nombre, logo: school.urlLogo ?? '' } : state
}

/** Name and logo; null while those of `config.js` are current. Stays after signing out, for the login. */
export const schoolSlice = createSlice({
  name: 'school',
  initialState: null as SchoolMark | null,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(getSchool.matchFulfilled, (state, { payload }) => markAfter(state, { escuela: payload }))
      .addMatcher(isSaved, (state, { payload }) => markAfter(state, payload)),
})
