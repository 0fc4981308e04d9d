export const GLOSSARY_PATH = '/learn/glossary';
