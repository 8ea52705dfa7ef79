import { gradeLabel } from '@contract/domain/grades'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Page } from '../../../ui/page/Page'
import { AddForm } from '../components/AddForm'
import { GroupOfAddress } from '../components/GroupOfAddress'
import { texts } from '../groups.texts'

export function AddToGroupPage() {
  return (
    <CycleGate title={texts.add} current={useCurrentCycle()}>
      {(cycle) => (
        <GroupOfAddress cycle={cycle}>
          {(group) => (
            <Page
              title={texts.addTo(group.nombre)}
              subtitle={`${gradeLabel(group.grado)} · Ciclo ${cycle.name}`}
              breadcrumb={[
                { label: texts.list, to: '/grupos' },
                { label: texts.groupOf(group.nombre), to: `/grupo/${group.id}` },
              ]}
            >
              <AddForm key={group.id} group={group} />
            </Page>
          )}
        </GroupOfAddress>
      )}
    </CycleGate>
  )
}
