import { styled } from '@mui/material/styles'
import { useCallback, useMemo, type Ref } from 'react'
import { yearOfPlace } from '@contract/domain/grades'
import type { Student } from '@contract/students/students.schemas'
import { useStudentsWithoutParent } from '../../../state/students/students.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import type { ListOf } from '../../../ui/list/ListScreen'
import { PickList } from '../../../ui/list/PickList'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { texts } from '../parents.texts'

export interface ChosenChild {
  id: number
  nombre: string
}

export const childrenBody = (children: readonly ChosenChild[]) =>
  children.map(({ id, nombre }) => ({ id, nombre }))

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  marginBottom: spacing(2),
  '& > p': { margin: spacing(1, 0, 0), color: vars.palette.text.secondary },
  '& > .error': { display: 'flex', gap: spacing(0.5), color: vars.palette.error.main },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), margin: spacing(1, 0, 0), padding: 0 },
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    padding: spacing(0, 0, 0, 1.5),
    borderRadius: 18,
    background: vars.palette.surface.neutralSoft,
    listStyle: 'none',
    '& > span': { minWidth: 0, paddingBlock: spacing(0.5), overflowWrap: 'anywhere' },
  },
}))

interface ChosenChildrenProps {
  chosen: readonly ChosenChild[]
  error: string | undefined
  onRemove: (id: number) => void
  ref?: Ref<HTMLDivElement>
}

function ChosenChildren({ chosen, error, onRemove, ref }: ChosenChildrenProps) {
  return (
    <Frame ref={ref ?? null} tabIndex={-1} role="group" aria-label={texts.chosen}>
      <strong role="status">
        {texts.chosen}: {chosen.length}
      </strong>
      {chosen.length === 0 && !error && <p>Ninguno todavía. Agrégalos de la lista.</p>}
      {error && (
        <p className="error" role="alert">
          <Icon name="error" size={18} />
          {error}
        </p>
      )}
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ id, nombre }) => (
            <li key={id}>
              <span>{nombre}</span>
              <IconAction
                icon="close"
                label={`Quitar a ${nombre}`}
                size="small"
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  )
}

const list = {
  ...anyPupilList,
  columns: [
    { key: 'nombre', header: 'Alumno', cell: ({ nombre }) => nombre },
    { key: 'control', header: 'Número de control', width: 120, cell: ({ numero_control }) => numero_control },
    {
      key: 'grado',
      header: 'Grado',
      wideOnly: true,
      cell: (student) => yearOfPlace(student) || '—',
    },
  ],
} satisfies ListOf<Student>

interface ChildrenPickerProps {
  value: readonly ChosenChild[]
  onChange: (children: ChosenChild[]) => void
  error: string | undefined
  ref?: Ref<HTMLDivElement>
}

export function ChildrenPicker({ value, onChange, error, ref }: ChildrenPickerProps) {
  const source = useStudentsWithoutParent()
  const chosen = useMemo(() => new Set(value.map(({ id }) => id)), [value])
  const add = useCallback(
    ({ id, nombre }: Student) => onChange([...value, { id, nombre }]),
    [value, onChange],
  )
  return (
    <>
      <ChosenChildren
        chosen={value}
        error={error}
        ref={ref ?? null}
        onRemove={(child) => onChange(value.filter(({ id }) => id !== child))}
      />
      <PickList
        label={texts.pick}
        source={source}
        {...list}
        chosen={chosen}
        onAdd={add}
        empty={{
          icon: 'users',
          title: 'No hay alumnos sin padre',
          text: 'Todos los alumnos registrados ya tienen padre o tutor.',
        }}
      />
    </>
  )
}
