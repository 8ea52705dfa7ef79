import { useMemo, useState } from 'react'
import { GRADES, gradeLabel, isGrade } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { usePupils } from '../../../state/students/students.selectors'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { PickList } from '../../../ui/list/PickList'
import { anyPupilColumns, PUPIL_NOUN } from '../../../ui/list/pupilColumns'
import { ShowEverybody, WhoFilter } from '../../../ui/list/WhoFilter'
import { studentSearchText } from '../../../ui/list/studentSearch'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { texts } from '../charges.texts'

/** A class to charge at once: a grade, or one of its groups by name. */
const nameOf = ({ grado, grupo }: Student): string | null =>
  grado && (grupo ? `${grado} ${grupo.nombre}` : null)

const classFilter = (chosen: string): ListFilter<Student> | undefined => {
  if (!chosen) return undefined
  return { key: chosen, keep: (pupil) => (isGrade(chosen) ? pupil.grado : nameOf(pupil)) === chosen }
}

/** The groups that pupils are in, by grade and name. */
const classesOf = (pupils: readonly Student[]): string[] =>
  [...new Set(pupils.flatMap((pupil) => nameOf(pupil) ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es-MX', { numeric: true }),
  )

interface PupilsToChargeProps {
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
  onAddAll: (pupils: readonly Student[]) => void
}

const gradeOptions = GRADES.map((value) => ({ value: value as string, label: gradeLabel(value) }))
const classLabel = (name: string): string => {
  const grade = GRADES.find((each) => name.startsWith(`${each} `))
  return grade ? `${gradeLabel(grade)} ${name.slice(grade.length + 1)}` : name
}

/** The enrolled; for who may read pupils also everybody else, since a charge needs no enrolment. */
export function PupilsToCharge({ chosen, onAdd, onAddAll }: PupilsToChargeProps) {
  const [who, setWho] = useState('')
  const [group, setGroup] = useState('')
  const { source, canReadAll, everybody } = usePupils(who !== '')
  const classes = useMemo(
    () => [
      ...gradeOptions,
      ...classesOf(source.rows ?? []).map((value) => ({ value, label: classLabel(value) })),
    ],
    [source.rows],
  )
  const filter = useMemo(() => classFilter(group), [group])
  return (
    <PickList
      label={texts.pick}
      searchLabel={texts.searchPupil}
      source={source}
      searchText={studentSearchText}
      columns={anyPupilColumns}
      noun={PUPIL_NOUN}
      chosen={chosen}
      onAdd={onAdd}
      onAddAll={onAddAll}
      filter={filter}
      filters={
        <>
          <FilterSelect
            label="Grado y grupo"
            allLabel="Todos los grupos"
            options={classes}
            value={group}
            onChange={setGroup}
          />
          {canReadAll && <WhoFilter value={who} onChange={setWho} />}
        </>
      }
      empty={{
        icon: 'users',
        title: texts.noPupils,
        text: texts.noPupilsText,
        action: canReadAll && !everybody && <ShowEverybody onChange={setWho} />,
      }}
    />
  )
}
