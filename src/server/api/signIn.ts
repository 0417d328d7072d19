import { Type } from 'typebox';
import { ANY, failures, operation, REDIRECT } from './operation.ts';
import { lenientText } from './shapes.ts';

const common = { method: 'GET', tag: 'Sign-in', caller: 'anybody' } as const;
const next = lenientText('The path of this site to continue at; anything else is ignored.');

/** Into and out of a session, and the switch of languages: navigations of the browser. */
export const signInCalls = {
  login: operation({
    ...common,
    url: '/auth/login/',
    id: 'signIn',
    summary: 'Redirects to the consent page of Discord',
    schema: {
      querystring: Type.Object({ next, login_hint: lenientText('Of the demo: the person to sign in as.') }),
      headers: Type.Object({
        referer: Type.Optional(Type.String({ description: 'The page to come back to, if it is of this site.' })),
      }),
      response: { 302: REDIRECT, ...ANY, ...failures(500) },
    },
  }),
  callback: operation({
    ...common,
    url: '/api/auth/callback/',
    id: 'finishSignIn',
    summary: 'Where Discord redirects to; starts the session',
    schema: {
      querystring: Type.Object({
        code: lenientText('What the tokens are exchanged for.'),
        state: lenientText('What the sign-in began with.'),
        error: lenientText('Present if the person declined.'),
      }),
      response: { 302: REDIRECT, ...ANY, ...failures(500) },
    },
  }),
  logout: operation({
    ...common,
    url: '/auth/logout/',
    id: 'signOut',
    summary: 'Ends this session',
    schema: { querystring: Type.Object({ next }), response: { 302: REDIRECT, ...ANY, ...failures(403) } },
  }),
  logoutEverywhere: operation({
    ...common,
    url: '/auth/logout/everywhere/',
    id: 'signOutEverywhere',
    summary: 'Ends all sessions of the person',
    schema: { querystring: Type.Object({ next }), response: { 302: REDIRECT, ...ANY, ...failures(403) } },
  }),
  language: operation({
    ...common,
    url: '/auth/language/',
    id: 'chooseLanguage',
    summary: 'Keeps the choice of a language in a cookie',
    schema: {
      querystring: Type.Object({ next, language: lenientText('One of the languages of the product.') }),
      response: { 302: REDIRECT, ...ANY, ...failures(403) },
    },
  }),
};
