import { styled } from '@mui/material/styles'
import { useAppSelector } from '../../../state/hooks'
import { selectSessionUser } from '../../../state/session/session.selectors'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../users.texts'

const Frame = styled('span')(({ theme: { spacing } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  overflowWrap: 'anywhere',
}))

/** The name of a user, marked when it is one's own. */
export function UserName({ id, name }: { id: number; name: string }) {
  const own = useAppSelector((state) => selectSessionUser(state)?.id === id)
  return (
    <Frame>
      {name}
      {own && <StatusChip tone="info" label={texts.you} />}
    </Frame>
  )
}
