import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const proxy = { '^/(api|definitions|readyz)(/|$)': process.env['API_URL'] ?? 'http://localhost:3000' };

export default defineConfig({ root: import.meta.dirname, plugins: [react()], server: { proxy }, preview: { proxy } });
