import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Toolbar from '@mui/material/Toolbar'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router-dom'
import { LISTS, token, type List as Shown, type Row } from './bareLists'

/**
 * What the customer's packages take for the same rows: each is there and used as its own guide shows it, and nothing of the product
 * is. Beside the bare page it says what a page made with them begins at.
 */
const api = createApi({
  baseQuery: fetchBaseQuery({ headers: { authorization: `Bearer ${token()}` } }),
  endpoints: (build) => ({
    list: build.query<Row[], string>({
      query: (path) => LISTS[path]!.url,
      transformResponse: (answer: never, _meta, path) => LISTS[path]!.rowsOf(answer),
    }),
  }),
})
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
})

function Frame() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar position="fixed">
        <Toolbar>
          <Button color="inherit">Buscar</Button>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent">
        <Toolbar />
        <List component="nav">
          {Object.entries(LISTS).map(([to, { title }]) => (
            <ListItemButton key={to} component={Link} to={to}>
              {title}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main">
        <Toolbar />
        <Outlet />
      </Box>
    </Box>
  )
}

function Rows({ path, list }: { path: string; list: Shown }) {
  const { data } = api.useListQuery(path)
  const columns = Object.entries(list.columns)
  return (
    <>
      <h1>{list.title}</h1>
      <OutlinedInput type="search" />
      {data && (
        <Table>
          <TableHead>
            <TableRow>
              {columns.map(([name]) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.slice(0, 10).map((row) => (
              <TableRow key={row.id}>
                {columns.map(([name, show]) => (
                  <TableCell key={name}>{show(row)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button>Siguiente</Button>
    </>
  )
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <ThemeProvider theme={createTheme({ cssVariables: true })}>
    <CssBaseline />
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route element={<Frame />}>
            {Object.entries(LISTS).map(([path, list]) => (
              <Route key={path} path={path} element={<Rows path={path} list={list} />} />
            ))}
          </Route>
        </Routes>
      </BrowserRouter>
    </Provider>
  </ThemeProvider>,
)
