import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { openingsRoutes } from '@contract/openings/openings.routes'
import { useMay } from '../../../state/session/useMay'
import { paper, Tiles } from '../../../ui/layout/layout'
import * as paths from '../../../ui/screens/paths'
import { texts } from '../imports.texts'

const Choices = styled(Tiles)(({ theme, theme: { vars, spacing } }) => ({
  '& a': {
    ...paper(theme),
    display: 'block',
    padding: spacing(1.5, 2),
    color: vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: vars.palette.primary.main },
  '& a[aria-current]': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '& strong': { display: 'block', color: vars.palette.text.primary },
}))

/** Links to the import of pupils and to the opening, which also brings what they paid and owe. Shows nothing to users who may not make an opening. */
export function KindChoice() {
  const may = useMay()
  const { access, needs } = openingsRoutes.open
  if (!may(access) || !may(needs)) return null
  return (
    <nav aria-label={texts.kinds}>
      <Choices min={320} stretch>
        {([paths.importFile, paths.opening] as const).map((to) => (
          <Link key={to} to={to} aria-current={to === paths.importFile ? 'page' : undefined}>
            <strong>{texts.kind[to].title}</strong>
            {texts.kind[to].text}
          </Link>
        ))}
      </Choices>
    </nav>
  )
}
