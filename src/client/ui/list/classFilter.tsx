import { useMemo, useState } from 'react'
import { gradeLabel, GRADES, isGrade } from '@contract/domain/grades'
import type { Pupil } from '@contract/students/students.schemas'
import type { SelectOption } from '../fields/SelectBox'
import { FilterSelect } from './FilterSelect'
import type { ListFilter } from './useLocalList'

type Placed = Pick<Pupil, 'grado' | 'grupo'>

const nameOf = ({ grado, grupo }: Placed): string | null =>
  grado && grupo ? `${grado} ${grupo.nombre}` : null

export const classFilter = <Row,>(
  chosen: string,
  placeOf: (row: Row) => Placed,
): ListFilter<Row> | undefined => {
  if (!chosen) return undefined
  const keep = (row: Row) => {
    const place = placeOf(row)
    return (isGrade(chosen) ? place.grado : nameOf(place)) === chosen
  }
  return { key: chosen, keep }
}

const gradeOptions = GRADES.map((value) => ({ value: value as string, label: gradeLabel(value) }))

const labelOf = (name: string): string => {
  const grade = GRADES.find((each) => name.startsWith(`${each} `))
  return grade ? `${gradeLabel(grade)} ${name.slice(grade.length + 1)}` : name
}

export const classOptions = (pupils: readonly Placed[]): SelectOption[] => {
  const names = [...new Set(pupils.flatMap((pupil) => nameOf(pupil) ?? []))]
  names.sort((a, b) => a.localeCompare(b, 'es-MX', { numeric: true }))
  return [...gradeOptions, ...names.map((value) => ({ value, label: labelOf(value) }))]
}

/** @param rows null while loading @param placeOf must be declared outside the component */
export const useClassFilter = <Row,>(
  rows: readonly Row[] | null | undefined,
  placeOf: (row: Row) => Placed,
) => {
  const [chosen, setChosen] = useState('')
  const options = useMemo(() => classOptions((rows ?? []).map(placeOf)), [rows, placeOf])
  const filter = useMemo(() => classFilter(chosen, placeOf), [chosen, placeOf])
  const select = (
    <FilterSelect
      label="Grado y grupo"
      allLabel="Todos los grupos"
      options={options}
      value={chosen}
      onChange={setChosen}
    />
  )
  return { filter, select }
}
