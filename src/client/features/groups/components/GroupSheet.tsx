import type { Cycle } from '@contract/cycles/cycles.schemas'
import { gradeLabel } from '@contract/domain/grades'
import type { Group } from '@contract/groups/groups.schemas'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { texts } from '../groups.texts'

interface GroupSheetProps {
  cycle: Pick<Cycle, 'name'>
  group: Group
}

/** The class list on paper: all of the group, whatever is searched for on the screen, with room to write. */
export function GroupSheet({ cycle, group: { nombre, grado, alumnos } }: GroupSheetProps) {
  return (
    <PrintSheet>
      <h1>{texts.groupOf(nombre)}</h1>
      <p>
        {gradeLabel(grado)} · Ciclo {cycle.name} · {texts.pupils(alumnos.length)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Alumno</th>
            <th scope="col">Número de control</th>
            <th scope="col" style={{ width: '35%' }}>
              {texts.remarks}
            </th>
          </tr>
        </thead>
        <tbody>
          {alumnos.map((pupil, index) => (
            <tr key={pupil.id}>
              <td>{index + 1}</td>
              <td>{pupil.nombre}</td>
              <td>{pupil.numero_control}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
