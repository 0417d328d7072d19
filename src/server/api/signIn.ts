import { Type } from 'typebox';
import { COMMON_FAILURES, failureResponses, operation, REDIRECT } from './operation.ts';
import { lenientText } from './shapes.ts';

const common = { method: 'GET', tag: 'Sign-in', caller: 'anybody' } as const;
const SETS_COOKIES = { 302: ['Set-Cookie'] } as const;
const next = lenientText('A path on this site to redirect to. Anything else is ignored.');
const headers = Type.Object({
  referer: Type.Optional(Type.String({ description: 'The page to return to, if it is on this site.' })),
});

/** Signing in and out, and choosing a language. Browsers navigate to these. */
export const signInCalls = {
  login: operation({
    ...common,
    url: '/auth/login/',
    id: 'signIn',
    summary: "Redirects to Discord's consent page",
    description: 'Whoever is signed in already is redirected to `next` at once, if it is on this site.',
    schema: {
      querystring: Type.Object({ next, login_hint: lenientText('In the demo: the user to sign in as.') }),
      headers,
      response: { 302: REDIRECT, ...COMMON_FAILURES, ...failureResponses(500) },
    },
    responseHeaders: { 302: ['Set-Cookie?'] },
  }),
  callback: operation({
    ...common,
    url: '/api/auth/callback/',
    id: 'finishSignIn',
    summary: 'Completes a sign-in and starts the session',
    description: 'Discord redirects here from its consent page.',
    schema: {
      querystring: Type.Object({
        code: lenientText('The authorization code to exchange for tokens.'),
        state: lenientText('The state that the sign-in started with.'),
        error: lenientText('Present if the user declined.'),
      }),
      response: { 302: REDIRECT, ...COMMON_FAILURES, ...failureResponses(500) },
    },
    responseHeaders: { 302: ['Set-Cookie?'] },
  }),
  logout: operation({
    ...common,
    url: '/auth/logout/',
    id: 'signOut',
    summary: 'Ends this session',
    schema: {
      querystring: Type.Object({ next }),
      response: { 302: REDIRECT, ...COMMON_FAILURES, ...failureResponses(403) },
    },
    responseHeaders: SETS_COOKIES,
  }),
  logoutEverywhere: operation({
    ...common,
    url: '/auth/logout/everywhere/',
    id: 'signOutEverywhere',
    summary: 'Ends all sessions of the user',
    schema: {
      querystring: Type.Object({ next }),
      response: { 302: REDIRECT, ...COMMON_FAILURES, ...failureResponses(403) },
    },
    responseHeaders: SETS_COOKIES,
  }),
  language: operation({
    ...common,
    url: '/auth/language/',
    id: 'chooseLanguage',
    summary: 'Remembers a language in a cookie',
    schema: {
      headers,
      querystring: Type.Object({ next, language: lenientText('One of the languages of the product, such as `en`.') }),
      response: { 302: REDIRECT, ...COMMON_FAILURES, ...failureResponses(403) },
    },
    responseHeaders: { 302: ['Set-Cookie?'] },
  }),
};
