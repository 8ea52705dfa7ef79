import { compareText } from '@contract/domain/text'
import type { Parent } from '@contract/parents/parents.schemas'
import type { Student } from '@contract/students/students.schemas'
import { deskOf } from '../../write/money/CollectLink'

/** A family as it is found: a parent with the children known here, or a pupil without a parent. */
export interface FoundFamily {
  /** 'padre-3' or 'alumno-12'. */
  key: string
  /** Where its desk is. */
  to: string
  nombre: string
  /** Ten digits; '' for who may not see it and without a parent. */
  telefono: string
  hijos: readonly { id: number; nombre: string; numero_control: string; curp?: string }[]
}

const ofParent = ({ id, nombre }: Pick<Parent, 'id' | 'nombre'>) => ({
  key: `padre-${id}`,
  to: deskOf({ padre: id }),
  nombre,
})

/**
 * Everybody who can be found, each family once, by name.
 * @param students whoever the user may see; a pupil's parent is found by them too where parents are hidden
 */
export const familiesOf = (
  parents: readonly Parent[],
  students: readonly Student[],
): readonly FoundFamily[] => {
  const pupils = new Map(students.map((student) => [student.id, student]))
  const families = new Map<number, FoundFamily>()
  for (const parent of parents) {
    const hijos = parent.alumnos.map((child) => pupils.get(child.id) ?? child)
    families.set(parent.id, { ...ofParent(parent), telefono: parent.telefono, hijos })
  }
  const orphans: FoundFamily[] = []
  const known = new Set(parents.map(({ id }) => id))
  for (const student of students) {
    const { id, nombre, padre } = student
    if (!padre) {
      orphans.push({
        ...{ key: `alumno-${id}`, to: deskOf({ alumno: id }), nombre, telefono: '' },
        hijos: [student],
      })
    } else if (!known.has(padre.id)) {
      const family = families.get(padre.id) ?? { ...ofParent(padre), telefono: '', hijos: [] }
      families.set(padre.id, { ...family, hijos: [...family.hijos, student] })
    }
  }
  return [...families.values(), ...orphans].sort((a, b) => compareText(a.nombre, b.nombre))
}

/** Words in any order, of the parent and of every child. */
export const familyText = ({ nombre, telefono, hijos }: FoundFamily): string =>
  [
    nombre,
    telefono,
    ...hijos.map((child) => `${child.nombre} ${child.numero_control} ${child.curp ?? ''}`),
  ].join(' ')
