// Opens the admin page of the server used by the page's tests.

export const ADMIN_KEY = 'only-for-tests-of-the-page';
